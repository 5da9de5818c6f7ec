import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type {
  ArrayField,
  Field,
  GroupField,
  PayloadRequest,
  RelationshipField,
  TextareaField,
  TextField,
} from 'payload';

/**
 * Required in English only: another language may lack words, and shows the English ones then.
 */
export const requiredInEnglish = (value: unknown, { req }: { req: PayloadRequest }): true | string =>
  req.locale !== 'en' || Boolean(value) || 'This field is required.';

/** What an editor reads at a field, where its name does not say enough. */
interface Explained {
  label?: string;
  help?: string;
}

const explained = ({ label, help }: Explained) => ({
  ...(label && { label }),
  ...(help && { admin: { description: help } }),
});

/** Words that differ from language to language. */
export function words(name: string, options: { required?: boolean } & Explained = {}): TextField {
  return {
    name,
    type: 'text',
    localized: true,
    ...explained(options),
    ...(options.required && { required: true, validate: requiredInEnglish }),
  } as TextField;
}

/** A paragraph that differs from language to language. */
export function paragraph(name: string, options: { required?: boolean } & Explained = {}): TextareaField {
  return {
    name,
    type: 'textarea',
    localized: true,
    ...explained(options),
    ...(options.required && { required: true, validate: requiredInEnglish }),
  };
}

/** Repeated rows; their words are localized, their number and order are shared by all languages. */
export function list(
  name: string,
  fields: Field[],
  { open, label, help }: { open?: boolean } & Explained = {},
): ArrayField {
  return {
    name,
    type: 'array',
    fields,
    ...(label && { label }),
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
  validate: (value: unknown) => !value || /^\d+$/.test(String(value)) || 'A product id is digits only.',
};

/** A path on this shop without language prefix, or an address elsewhere. Nothing that could run as script. */
export function link(name: string, options: { required?: boolean } = {}): TextField {
  return {
    name,
    type: 'text',
    required: options.required ?? false,
    admin: { description: 'A path such as /dvd-ripper, a #jump mark, or an https:// address.' },
    validate: (value: unknown) =>
      !value
        ? !options.required || 'This field is required.'
        : /^(\/(?!\/)|#|https:\/\/|mailto:)/.test(String(value)) || 'Start with /, #, https:// or mailto:.',
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
