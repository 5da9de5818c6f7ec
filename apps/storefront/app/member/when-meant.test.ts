import { expect, test } from 'vitest';
import { whenMeant } from './when-meant.ts';

function link() {
  const said: string[] = [];
  const on = whenMeant(
    (pressed) => said.push(pressed ? 'pressed' : 'pointed at'),
    () => said.push('left'),
    () => said.push('followed'),
  );
  return { on, said };
}
const mouse = { pointerType: 'mouse', button: 0 };

test('a mouse points at a link and presses it', () => {
  const { on, said } = link();
  on.onPointerEnter(mouse);
  on.onPointerDown(mouse);
  expect(said).toEqual(['pointed at', 'pressed']);
});

test.each([
  ['another button of the mouse', { pointerType: 'mouse', button: 2 }],
  ['a finger, which may begin to scroll there,', { pointerType: 'touch', button: 0 }],
  ['a pen, which scrolls like a finger,', { pointerType: 'pen', button: 0 }],
])('%s presses nothing', (_, pointer) => {
  const { on, said } = link();
  on.onPointerDown(pointer);
  expect(said).toEqual([]);
});

test('a finger points at nothing', () => {
  const { on, said } = link();
  on.onPointerEnter({ pointerType: 'touch', button: -1 });
  expect(said).toEqual([]);
});

test('a keyboard reaches it', () => {
  const { on, said } = link();
  on.onFocus();
  expect(said).toEqual(['pointed at']);
});

test('a click, which a finger gives without notice, follows it; its navigation asks by itself', () => {
  const { on, said } = link();
  on.onClick();
  expect(said).toEqual(['left', 'followed']);
});

test.each(['onPointerLeave', 'onPointerCancel', 'onBlur'] as const)('%s ends what would follow', (event) => {
  const { on, said } = link();
  on[event]();
  expect(said).toEqual(['left']);
});
