import { expect, test } from 'vitest';
import { RecurringStatements } from './recurring-statements.ts';

const named = (statements: RecurringStatements, text: string, times: number) =>
  Array.from({ length: times }, () => statements.nameOf(text)).at(-1);

test('a text gets a name of its own when it is sent often', () => {
  const statements = new RecurringStatements();
  expect(named(statements, 'select $1', 4)).toBeUndefined();
  const one = statements.nameOf('select $1');
  expect(one).toBeDefined();
  expect(statements.nameOf('select $1')).toBe(one);
  expect(named(statements, 'select $2', 5)).not.toBe(one);
});

test('a text that was forgotten is not named again', () => {
  const statements = new RecurringStatements();
  expect(named(statements, 'select $1', 5)).toBeDefined();
  statements.forget('select $1');
  expect(named(statements, 'select $1', 20)).toBeUndefined();
});

test('a list of many values gets none', () => {
  const list = (length: number) =>
    `select id from t where id in (${Array.from({ length }, (_, index) => `$${index + 1}`).join(', ')})`;
  expect(named(new RecurringStatements(), list(39), 10)).toBeDefined();
  expect(named(new RecurringStatements(), list(40), 10)).toBeUndefined();
  expect(named(new RecurringStatements(), list(260), 10)).toBeUndefined();
});

test('texts of endlessly many forms take no more than the names there are', () => {
  const statements = new RecurringStatements();
  const names = Array.from({ length: 2_000 }, (_, form) => named(statements, `select ${form}`, 5));
  expect(new Set(names.filter(Boolean)).size).toBe(300);
  expect(names.at(-1)).toBeUndefined();
});
