import { wellFormedForm } from '@spindle/platform/well-formed.ts';
import { data } from 'react-router';

/** A field's name is a word. */
const WORD = /^[a-z][a-z_]*$/;

/**
 * The fields of a form, without characters that the database can't store in a text. Refuses what is not a form, and field
 * names that no page of ours uses: Conform builds lists and objects from names, so that `a[999999999]` alone would take
 * all the memory there is.
 * @throws a 400 response
 */
export async function readFields(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => {
    throw data(null, { status: 400 });
  });
  for (const name of form.keys()) {
    if (!WORD.test(name) || name in Object.prototype) throw data(null, { status: 400 });
  }
  return wellFormedForm(form);
}
