import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { ja } from '@payloadcms/translations/languages/ja';
import { zhTw } from '@payloadcms/translations/languages/zhTw';
import type { ArrayField, Block, Config, Field, Option, RowLabelComponent } from 'payload';
import { FIELD_WORDS, OPTION_WORDS, ROW_KINDS, ROW_NAMES, ROW_PARTS } from './field-words.ts';
import type { RowLabelProps } from './RowLabel.tsx';
import type { RowPart } from './row-words.ts';

const TITLE_OF_CHOICE = '/editing/TitleOfChoice.tsx#TitleOfChoice';
const ROW_LABEL = '/editing/RowLabel.tsx#RowLabel';

/** Those of the shop, in which the desk has its words; Payload's own has English alone unless told. */
const LANGUAGES = { en, de, ja, fr, 'zh-TW': zhTw };
const NO_LABEL = { general: { noLabel: '–' } };

/**
 * Gives fields, choices and rows of all documents the words that an editor knows them by, and leaves out what is for
 * programs.
 */
export function forEditors(config: Config): Config {
  const { collections = [], globals = [], admin, i18n } = config;
  return {
    ...config,
    // Days are written as in the shop, and a list has a dash where nothing is.
    admin: { ...admin, dateFormat: 'd MMM yyyy, HH:mm' },
    i18n: {
      ...i18n,
      supportedLanguages: LANGUAGES,
      translations: {
        ...i18n?.translations,
        ...Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, NO_LABEL])),
      },
    },
    collections: collections.map((one) => {
      const fields = worded(one.fields, [one.slug]);
      return {
        ...one,
        fields: [...fields, ...titleOfChoice(fields, one.admin?.useAsTitle)],
        admin: { ...one.admin, hideAPIURL: true },
      };
    }),
    globals: globals.map((one) => ({
      ...one,
      fields: worded(one.fields, [one.slug]),
      admin: { ...one.admin, hideAPIURL: true },
    })),
  };
}

/** Payload calls a document by the value of a choice. */
function titleOfChoice(fields: readonly Field[], title: string | undefined): Field[] {
  const field = flat(fields).find(({ name }) => name === title);
  if (!field || !('options' in field)) return [];
  const clientProps = { choices: choicesOf(field.options) };
  const admin = { disableListColumn: true, components: { Field: { path: TITLE_OF_CHOICE, clientProps } } };
  return [{ name: 'titleOfChoice', type: 'ui', admin }];
}

/** @param path the document's or block's name and those of the fields around */
function worded(fields: readonly Field[], path: readonly string[]): Field[] {
  return fields.map((field) => {
    const at = 'name' in field && field.name ? [...path, field.name] : path;
    const changed = {
      ...field,
      ...wordsOf(field, at),
      ...('options' in field && { options: field.options.map(namedOption) }),
    } as Field;
    if ('fields' in changed) changed.fields = worded(changed.fields, at);
    if (changed.type === 'tabs') {
      changed.tabs = changed.tabs.map((tab) => ({ ...tab, fields: worded(tab.fields, at) }));
    }
    if (changed.type === 'blocks') changed.blocks = changed.blocks.map(wordedBlock);
    return changed.type === 'array' ? withRowLabel(changed, at) : changed;
  });
}

/** What the type says of its field stands; the list fills in what it leaves to the field's name. */
function wordsOf(field: Field, path: readonly string[]): object {
  const known = nearest(FIELD_WORDS, path);
  if (!known || !('name' in field)) return {};
  const [label, help] = typeof known === 'string' ? [known] : known;
  const own = field.admin as { description?: unknown } | undefined;
  const described = help && !own?.description && { admin: { ...own, description: help } };
  return { label: 'label' in field && field.label !== undefined ? field.label : label, ...described };
}

/** What is written for the end of a path, the longest that there is. */
const nearest = <Words>(written: Readonly<Record<string, Words>>, path: readonly string[]) =>
  path.map((_, from) => written[path.slice(from).join('.')]).find(Boolean);

function namedOption(option: Option): Option {
  const value = typeof option === 'string' ? option : option.value;
  const says = typeof option === 'string' || option.label === value ? OPTION_WORDS[value] : option.label;
  return { label: says ?? value, value };
}

function wordedBlock(block: Block): Block {
  const fields = worded(block.fields, [block.slug]);
  const { singular } = block.labels ?? {};
  const props: RowLabelProps = { kind: String(singular ?? block.slug), block: true, parts: partsOf(fields) };
  return {
    ...block,
    fields,
    admin: { ...block.admin, components: { ...block.admin?.components, Label: rowLabel(props) } },
  };
}

function withRowLabel(field: ArrayField, path: readonly string[]): ArrayField {
  const kind = nearest(ROW_KINDS, path);
  const labels = field.labels ?? (kind ? { singular: kind, plural: kind } : undefined);
  const singular = labels?.singular;
  const props: RowLabelProps = {
    kind: typeof singular === 'string' ? singular : 'Row',
    parts: partsOf(field.fields, ROW_PARTS[field.name]),
  };
  const { components } = field.admin ?? {};
  return {
    ...field,
    ...(labels && { labels }),
    admin: { ...field.admin, components: { RowLabel: rowLabel(props), ...components } },
  };
}

const rowLabel = (clientProps: RowLabelProps) =>
  ({ path: ROW_LABEL, clientProps }) as unknown as RowLabelComponent & string;

/** The fields that a row is told by: these together, or the first of the usual ones that has something in it. */
function partsOf(fields: readonly Field[], together?: readonly string[]): RowPart[][] {
  const named = new Map(flat(fields).map((field) => [field.name, field]));
  const part = (name: string): RowPart[] => {
    const field = named.get(name);
    if (!field) return [];
    const choices = 'options' in field ? { choices: choicesOf(field.options) } : {};
    return [{ name, ...choices, ...(name === 'usd' && { currency: 'USD' }) }];
  };
  const usual = ROW_NAMES.map(part).filter((found) => found.length > 0);
  return together ? [together.flatMap(part), ...usual] : usual;
}

type NamedField = Extract<Field, { name: string }>;

function flat(fields: readonly Field[]): NamedField[] {
  return fields.flatMap((field) => {
    if ('name' in field && field.name) return [field as NamedField];
    return 'fields' in field ? flat(field.fields) : [];
  });
}

function choicesOf(options: readonly Option[]): Record<string, string> {
  return Object.fromEntries(
    options.map((option) =>
      typeof option === 'string' ? [option, option] : [option.value, String(option.label)],
    ),
  );
}
