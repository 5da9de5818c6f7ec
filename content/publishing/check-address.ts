import type { CollectionAfterErrorHook, Field, PayloadRequest, TextField } from 'payload';
import { databaseOf } from '../payload/database-of.ts';
import type { CollectionType } from '../types/define-type.ts';
import { whyRefused } from './addresses.ts';

/**
 * The fields of a type whose documents have addresses. Its slug tells the editor while typing that an address is not
 * available, and can't be published then. Drafts are saved all the same. If two editors publish at the same moment, both
 * may pass this check; `keepAddresses` then refuses one of them.
 */
export function withCheckedAddress(type: CollectionType): Field[] {
  return type.config.fields.map((field) =>
    field.type === 'text' && field.name === 'slug' ? checkedSlug(type, field) : field,
  );
}

function checkedSlug(type: CollectionType, field: TextField): TextField {
  const validate = field.validate as ((value: unknown, options: unknown) => unknown) | undefined;
  return {
    ...field,
    validate: async (value: unknown, options: SlugOptions) => {
      const wellFormed = (await validate?.(value, options)) ?? true;
      if (wellFormed !== true) return wellFormed as string;
      const { id, data, event, req } = options;
      if (event === 'submit' && data._status !== 'published') return true;
      const path = type.path?.({ ...data, slug: value });
      const own = id === undefined ? undefined : Number(id);
      return (path && (await whyRefused(await databaseOf(req), type, own, path, req))) || true;
    },
  } as TextField;
}

interface SlugOptions {
  id?: number | string;
  data: Readonly<Record<string, unknown>>;
  event?: 'onChange' | 'submit';
  req: PayloadRequest;
}

interface FieldError {
  label?: string;
  path: string;
  message: string;
}

/** The back office shows only an error's message, which just names the fields: this adds the reason for the slug. */
export const sayWhySlug: CollectionAfterErrorHook = ({ result }) => {
  for (const error of result?.errors ?? []) {
    const fields = (error.data as { errors?: FieldError[] } | undefined)?.errors;
    if (!Array.isArray(fields) || !fields.some(({ path }) => path === 'slug')) continue;
    const said = fields.map(({ label, path, message }) =>
      path === 'slug' ? `${label ?? path} (${message})` : (label ?? path),
    );
    // The part before the colon is Payload's own sentence, in the editor's language.
    error.message = `${error.message?.split(/\s*[:：]/, 1)[0]}: ${said.join(', ')}`;
  }
  return {};
};
