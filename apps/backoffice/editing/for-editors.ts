import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { ja } from '@payloadcms/translations/languages/ja';
import { zhTw } from '@payloadcms/translations/languages/zhTw';
import { inLanguages } from '@spindle/content/fields/in-languages.ts';
import type { Said } from '@spindle/content/fields/said.ts';
import {
  type ArrayField,
  type Block,
  type BlocksField,
  type Config,
  type Field,
  formatLabels,
  type NumberField,
  type Option,
  type RowLabelComponent,
  toWords,
} from 'payload';
import { FIELD_WORDS, OPTION_WORDS, ROW_KINDS, ROW_NAMES, ROW_PARTS } from './field-words.ts';
import type { RowLabelProps } from './RowLabel.tsx';
import type { RowPart } from './row-words.ts';

const TITLE_OF_CHOICE = '/editing/TitleOfChoice.tsx#TitleOfChoice';
const AMOUNT = '/editing/Amount.tsx#Amount';
const ROW_LABEL = '/editing/RowLabel.tsx#RowLabel';

/** The shop's languages, for which the desk has words. Without this list, Payload offers only English. */
const LANGUAGES = { en, de, ja, fr, 'zh-TW': zhTw };
const NO_LABEL = { general: { noLabel: '–' } };

/**
 * Gives the fields, choices and rows of all documents words for editors, in all languages, and hides what is only for programs.
 */
export function forEditors(config: Config): Config {
  const { collections = [], globals = [], admin, i18n } = config;
  return {
    ...config,
    // Dates in the style of each language; an empty cell of a list shows a dash (`NO_LABEL`).
    admin: { ...admin, dateFormat: 'PP HH:mm' },
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
        labels: inAllLanguages(one.labels ?? formatLabels(one.slug)),
        fields: [...fields, ...titleOfChoice(fields, one.admin?.useAsTitle)],
        admin: { ...one.admin, ...inAllLanguages(wordsAbout(one.admin)), hideAPIURL: true },
      };
    }),
    globals: globals.map((one) => ({
      ...one,
      label: said(one.label ?? toWords(one.slug)),
      fields: worded(one.fields, [one.slug]),
      admin: { ...one.admin, ...inAllLanguages(wordsAbout(one.admin)), hideAPIURL: true },
    })),
  };
}

/** Payload would title a document by a choice's value; this adds the field that titles it by the words. */
function titleOfChoice(fields: readonly Field[], title: string | undefined): Field[] {
  const field = flat(fields).find(({ name }) => name === title);
  if (!field || !('options' in field)) return [];
  const clientProps = { choices: choicesOf(field.options) };
  const admin = { disableListColumn: true, components: { Field: { path: TITLE_OF_CHOICE, clientProps } } };
  return [{ name: 'titleOfChoice', type: 'ui', admin }];
}

/** Translates English words into all languages; Payload's own words stay as they are. */
const said = <Label>(label: Label): Label | Said => (typeof label === 'string' ? inLanguages(label) : label);

const inAllLanguages = <Labels extends object>(labels: Labels): Labels =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, said(label)])) as Labels;

/** The words for a document's group in the menu, and for its description. */
function wordsAbout(admin: { group?: unknown; description?: unknown } | undefined): object {
  const { group, description } = admin ?? {};
  return { ...(group !== undefined && { group }), ...(description !== undefined && { description }) };
}

/** @param path the name of the document or block, and of the fields around these */
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
      changed.tabs = changed.tabs.map((tab) => ({
        ...tab,
        ...('label' in tab && { label: said(tab.label) }),
        fields: worded(tab.fields, at),
      })) as typeof changed.tabs;
    }
    if (changed.type === 'number' && hasDecimals(changed, at)) return withComma(changed);
    if (changed.type === 'blocks') return withBlocks(changed);
    return changed.type === 'array' ? withRowLabel(changed, at) : changed;
  });
}

/** A field's own words win; the list fills in what the field leaves open. */
function wordsOf(field: Field, path: readonly string[]): object {
  if (!('name' in field) || !field.name || field.type === 'ui') return {};
  const known = nearest(FIELD_WORDS, path);
  const [listed, help] = typeof known === 'string' ? [known] : (known ?? [undefined]);
  const own = field.admin as { description?: unknown } | undefined;
  const description = own?.description ?? help;
  const label = 'label' in field ? field.label : undefined;
  return {
    label: said(label ?? listed ?? toWords(field.name)),
    ...(description !== undefined && { admin: { ...own, description: said(description) } }),
  };
}

/** The entry for the longest end of the path that has one. */
const nearest = <Words>(written: Readonly<Record<string, Words>>, path: readonly string[]) =>
  path.map((_, from) => written[path.slice(from).join('.')]).find(Boolean);

function namedOption(option: Option): Option {
  const value = typeof option === 'string' ? option : option.value;
  const says = typeof option === 'string' || option.label === value ? OPTION_WORDS[value] : option.label;
  return { label: said(says ?? value), value };
}

/** The price in yen counts too: it has no decimals, but its field should look like those of the other currencies beside it. */
const hasDecimals = ({ admin }: NumberField, path: readonly string[]) =>
  path.at(-2) === 'price' || (admin?.step ?? 1) < 1;

const withComma = (field: NumberField): NumberField => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, Field: AMOUNT } },
});

const withBlocks = (field: BlocksField): BlocksField => ({
  ...field,
  labels: inAllLanguages(field.labels ?? formatLabels(field.name)),
  blocks: field.blocks.map(wordedBlock),
});

function wordedBlock(block: Block): Block {
  const fields = worded(block.fields, [block.slug]);
  const labels = inAllLanguages(block.labels ?? formatLabels(block.slug));
  const props: RowLabelProps = { kind: labels.singular as Said, block: true, parts: partsOf(fields) };
  const { images } = block.admin ?? {};
  return {
    ...block,
    labels,
    fields,
    admin: {
      ...block.admin,
      // Without a text alternative, because the block's name stands beside the picture in the reader's language.
      ...(images?.thumbnail && {
        images: { ...images, thumbnail: { ...asPicture(images.thumbnail), alt: '' } },
      }),
      components: { ...block.admin?.components, Label: rowLabel(props) },
    },
  };
}

const asPicture = (picture: string | { url: string }) =>
  typeof picture === 'string' ? { url: picture } : picture;

function withRowLabel(field: ArrayField, path: readonly string[]): ArrayField {
  const kind = nearest(ROW_KINDS, path);
  const labels = inAllLanguages(
    field.labels ?? (kind ? { singular: kind, plural: kind } : formatLabels(field.name)),
  );
  const props: RowLabelProps = {
    kind: labels.singular as Said,
    parts: partsOf(field.fields, ROW_PARTS[field.name]),
  };
  const { components } = field.admin ?? {};
  return {
    ...field,
    labels,
    admin: { ...field.admin, components: { RowLabel: rowLabel(props), ...components } },
  };
}

const rowLabel = (clientProps: RowLabelProps) =>
  ({ path: ROW_LABEL, clientProps }) as unknown as RowLabelComponent & string;

/** The fields that label a row: `together`, or the first of the usual ones that is not empty. */
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

function choicesOf(options: readonly Option[]): Record<string, Said> {
  return Object.fromEntries(
    options.map((option) =>
      typeof option === 'string' ? [option, option] : [option.value, option.label as Said],
    ),
  );
}
