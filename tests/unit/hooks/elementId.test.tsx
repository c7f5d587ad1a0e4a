/** @jest-environment jsdom */
import {act, render} from '@testing-library/react';
import {useState, type ReactNode} from 'react';
import {ElementIds, useElementId} from '../../../src/hooks/elementId';

const Item = () => <p id={useElementId()} />;

function Part({children}: {children: ReactNode}) {
  return <ElementIds prefix={useElementId()}>{children}</ElementIds>;
}

const idsOf = (container: HTMLElement) => [...container.querySelectorAll('p')].map(({id}) => id);

it('counts the ids of each part, whichever part renders first', () => {
  let showFirst!: () => void;
  function Late() {
    const [isShown, setShown] = useState(false);
    showFirst = () => setShown(true);
    return (
      <Part>
        {isShown && <Item />}
        {isShown && <Item />}
      </Part>
    );
  }
  const page = (first: ReactNode) => (
    <ElementIds prefix="id">
      {first}
      <Part>
        <Item />
      </Part>
      <Item />
    </ElementIds>
  );
  const inOrder = render(
    page(
      <Part>
        <Item />
        <Item />
      </Part>,
    ),
  );
  const ids = idsOf(inOrder.container);
  expect(new Set(ids).size).toBe(4);
  inOrder.unmount();
  const late = render(page(<Late />));
  expect(idsOf(late.container)).toEqual(ids.slice(2));
  act(showFirst);
  expect(idsOf(late.container)).toEqual(ids);
});
