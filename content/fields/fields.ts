import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type {
  ArrayField,
  DateField,
  Field,
  GroupField,
  PayloadRequest,
  RelationshipField,
  TextareaField,
  TextField,
} from 'payload';
import { type Asks, says } from '../staff/says.ts';
import { holdsLink } from './link-reference.ts';
import { refuseNowhere } from './link-target.ts';

/**
 * Required in every language in which the document is shown. Rows and blocks are shared by all languages, so there only
 * English must have words; a row without words in a language is left out there.
 */
export const requiredWhereShown = (
  value: unknown,
  {
    data,
    maxLength = Number.POSITIVE_INFINITY,
    path = [],
    req,
  }: {
    data?: { shown?: boolean | null };
    maxLength?: number;
    path?: readonly (string | number)[];
    req: PayloadRequest;
  },
): true | string => {
  if (String(value ?? '').length > maxLength) return says(req)('too_long', { most: maxLength });
  const shared = req.locale !== 'en' && path.some((part) => /^\d+$/.test(String(part)));
  return isWritten(value) || shared || data?.shown === false || says(req)('required');
};

/** Spaces alone do not count as words. */
const isWritten = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : Boolean(value));

/** What an editor reads at a field whose name does not say enough. */
interface Explained {
  label?: string;
  help?: string;
}

const explained = ({ label, help }: Explained) => ({
  ...(label && { label }),
  ...(help && { admin: { description: help } }),
});

/** The longest line and the longest paragraph, in characters. */
const LONGEST_LINE = 500;
const LONGEST_PARAGRAPH = 10_000;

/** Words that differ from language to language. */
export function words(name: string, options: { required?: boolean } & Explained = {}): TextField {
  return {
    name,
    type: 'text',
    localized: true,
    maxLength: LONGEST_LINE,
    ...explained(options),
    ...(options.required && { required: true, validate: requiredWhereShown }),
  } as TextField;
}

/** A paragraph that differs from language to language. */
export function paragraph(name: string, options: { required?: boolean } & Explained = {}): TextareaField {
  return {
    name,
    type: 'textarea',
    localized: true,
    maxLength: LONGEST_PARAGRAPH,
    ...explained(options),
    ...(options.required && { required: true, validate: requiredWhereShown }),
  } as TextareaField;
}

/**
 * Repeated rows. Their words are localised; their number and order are shared by all languages.
 * @param options.inPlace other values refer to these rows by position: a row without words in a language stays empty
 * there, instead of being left out
 */
export function list(
  name: string,
  fields: Field[],
  { open, inPlace, label, help }: { open?: boolean; inPlace?: boolean } & Explained = {},
): ArrayField {
  return {
    name,
    type: 'array',
    fields,
    ...(label && { label }),
    ...(inPlace && { custom: { inPlace } }),
    admin: { initCollapsed: !open, ...(help && { description: help }) },
  };
}

export const facts: ArrayField = list('facts', [
  words('label', { required: true }),
  words('value', { required: true }),
]);

export function productList(name = 'products'): RelationshipField {
  return { name, type: 'relationship', relationTo: 'products', hasMany: true } as RelationshipField;
}

export const pid: TextField = {
  name: 'pid',
  type: 'text',
  validate: (value: unknown, { req }: { req?: Asks }) =>
    !value || /^\d+$/.test(String(value)) || says(req)('pid'),
};

const LINK = /^(\/(?!\/)|#|https:\/\/|mailto:)/;

/** A path in this shop without language prefix, or a URL elsewhere. Nothing that could run as script. */
export function link(name: string, options: { required?: boolean } = {}): TextField {
  return {
    name,
    type: 'text',
    required: options.required ?? false,
    admin: { description: 'A path such as /dvd-ripper, a #jump mark, or an https:// address.' },
    ...holdsLink,
    validate: (value: unknown, args: Parameters<typeof refuseNowhere>[1]) => {
      if (!value) return !options.required || says(args.req)('required');
      return LINK.test(String(value)) ? refuseNowhere(value, args) : says(args.req)('link.start');
    },
  } as TextField;
}

/** A button. Without a label it is not shown. */
export function button(name: string, required: boolean): GroupField {
  return {
    name,
    type: 'group',
    fields: [
      words('label', { required }),
      { name: 'kind', type: 'select', defaultValue: 'link', options: ['link', 'download', 'buy'] },
      { ...link('url'), admin: { condition: (_, sibling) => sibling?.kind === 'link' } } as TextField,
      { ...pid, admin: { condition: (_, sibling) => sibling?.kind !== 'link' } } as TextField,
      {
        name: 'licence',
        type: 'select',
        options: [...LICENCE_TYPES],
        admin: { condition: (_, sibling) => sibling?.kind === 'buy' },
      },
    ],
  };
}

/** A day, without a time. */
export function day(name: string, label: string, description: string, required = false): DateField {
  return {
    name,
    label,
    type: 'date',
    required,
    admin: { description, width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
  };
}

/** A moment: a day and a time. */
export function moment(name: string, label: string, description: string, required = false): DateField {
  return {
    name,
    label,
    type: 'date',
    required,
    admin: { description, width: '50%', date: { pickerAppearance: 'dayAndTime' } },
  };
}
