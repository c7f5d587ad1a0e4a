import {
  MOST_POSITIONS,
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

it('keeps the last position of an entry, and has none for an unknown one', () => {
  const positions = withPosition(withPosition([], 'a', 10), 'a', 20);
  expect(positions).toHaveLength(1);
  expect(positionOf(positions, 'a')).toBe(20);
  expect(positionOf(positions, 'b')).toBeUndefined();
});

it('forgets the oldest where there are too many', () => {
  let positions: Positions = [];
  for (let i = 0; i <= MOST_POSITIONS; i += 1) positions = withPosition(positions, `entry ${i}`, i);
  expect(positions).toHaveLength(MOST_POSITIONS);
  expect(positionOf(positions, 'entry 0')).toBeUndefined();
  expect(positionOf(positions, `entry ${MOST_POSITIONS}`)).toBe(MOST_POSITIONS);
});
