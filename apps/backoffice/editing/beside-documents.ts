import { isByLanguage } from '@spindle/content/types/define-type.ts';
import { contentTypes } from '@spindle/content/types/register.ts';
import type { Config, Field } from 'payload';

/** Shown beside a document, but not as a column of a list. */
const beside = (component: string) =>
  ({ position: 'sidebar', disableListColumn: true, components: { Field: component } }) as const;
const usedOn: Field = {
  name: 'usedOn',
  type: 'ui',
  admin: beside('/editing/UsedOn.tsx#UsedOn'),
};
const scheduled: Field = {
  name: 'scheduled',
  type: 'ui',
  admin: beside('/editing/Scheduled.tsx#Scheduled'),
};
const languages: Field = {
  name: 'languages',
  type: 'ui',
  admin: beside('/editing/Languages.tsx#Languages'),
};
const letGo: Field = {
  name: 'letGo',
  type: 'ui',
  admin: beside('/editing/LetGo.tsx#LetGo'),
};
const keepChanges: Field = {
  name: 'keepChanges',
  type: 'ui',
  admin: beside('/editing/KeepChanges.tsx#KeepChanges'),
};
const PUBLISH = '/editing/PublishReadable.tsx#PublishReadable';
const UNPUBLISH = '/editing/UsedOn.tsx#UnpublishWithUses';
const DELETE_AND_LEAD = '/editing/DeleteAndLead.tsx#DeleteAndLead';
const PAGES: ReadonlySet<string> = new Set(contentTypes.flatMap(({ name, pages }) => (pages ? [name] : [])));
const BY_LANGUAGE: ReadonlySet<string> = new Set(contentTypes.filter(isByLanguage).map(({ name }) => name));
const NAMES: ReadonlySet<string> = new Set([...contentTypes.map(({ name }) => name), 'media']);

/**
 * Shows beside each document its schedule, where it is used (again when it is unpublished), and what its other languages
 * lack. When a page is deleted, its address can be redirected. What is written during an autosave stays in the form.
 */
export function besideDocuments(config: Config): Config {
  const { collections = [], globals = [] } = config;
  return {
    ...config,
    collections: collections.map((one) => {
      if (!NAMES.has(one.slug)) return one;
      const { components } = one.admin ?? {};
      return {
        ...one,
        fields: [...one.fields, ...fieldsBeside(one.slug)],
        admin: {
          ...one.admin,
          components: {
            ...components,
            edit: {
              ...components?.edit,
              PublishButton: PUBLISH,
              UnpublishButton: UNPUBLISH,
              ...(PAGES.has(one.slug) && { editMenuItems: [DELETE_AND_LEAD] }),
            },
          },
        },
      };
    }),
    globals: globals.map((one) => {
      if (!NAMES.has(one.slug)) return one;
      const { components } = one.admin ?? {};
      const elements = { ...components?.elements, PublishButton: PUBLISH, UnpublishButton: UNPUBLISH };
      return {
        ...one,
        fields: [...one.fields, ...fieldsBeside(one.slug)],
        admin: { ...one.admin, components: { ...components, elements } },
      };
    }),
  };
}

const TYPES: ReadonlySet<string> = new Set(contentTypes.map(({ name }) => name));

/** Pictures have no schedule: they are published as soon as they are saved. */
const fieldsBeside = (name: string) => [
  ...(TYPES.has(name) ? [scheduled] : []),
  ...(BY_LANGUAGE.has(name) ? [languages] : []),
  usedOn,
  letGo,
  keepChanges,
];
