import {
  MAX_POSITIONS,
  positionOf,
  readPositions,
  withPosition,
  writePositions,
  type Positions,
} from '../../../src/client/positions';

it('reads what it wrote', () => {
  const positions = withPosition(withPosition([], 'a', 10.4), 'b', 0);
  expect(readPositions(writePositions(positions))).toEqual([
    ['a', 10],
    ['b', 0],
  ]);
});

it.each([undefined, '', 'rubbish', 'null', '{"a":1}', '[1,["a"],["b","c"],["d",-1],["e",null]]'])(
  'reads nothing from %j',
  (text) => {
    expect(readPositions(text)).toEqual([]);
  },
);

it('keeps the last position of an entry, and none for an unknown entry', () => {
  const positions = withPosition(withPosition([], 'a', 10), 'a', 20);
  expect(positions).toHaveLength(1);
  expect(positionOf(positions, 'a')).toBe(20);
  expect(positionOf(positions, 'b')).toBeUndefined();
});

it('forgets the oldest if there are too many', () => {
  let positions: Positions = [];
  for (let i = 0; i <= MAX_POSITIONS; i += 1) positions = withPosition(positions, `entry ${i}`, i);
  expect(positions).toHaveLength(MAX_POSITIONS);
  expect(positionOf(positions, 'entry 0')).toBeUndefined();
  expect(positionOf(positions, `entry ${MAX_POSITIONS}`)).toBe(MAX_POSITIONS);
});
