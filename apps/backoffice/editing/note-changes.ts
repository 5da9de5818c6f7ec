import type { FormState } from 'payload';

/**
 * If several fields are changed, Payload marks only the last one as modified (`isModified`, `fieldReducer.js`). The
 * answer of an autosave resets all others to their values when it was sent (`mergeServerFormState.js`), so what was
 * written in the meantime is lost, in the form and at the next save.
 * @param changed the paths of the fields changed since the form was opened; this adds new ones
 * @returns what to merge into the form so that it marks them all; undefined if it does already
 */
export function noteChanges(changed: Set<string>, fields: FormState): FormState | undefined {
  const forgotten: FormState = {};
  for (const [path, { isModified }] of Object.entries(fields)) if (isModified) changed.add(path);
  for (const path of changed) {
    const field = fields[path];
    if (!field || field.isModified) continue;
    const { valid, passesCondition, errorPaths, blocksFilterOptions } = field;
    forgotten[path] = {
      isModified: true,
      // Without these, merging would mark the field as valid and visible.
      valid,
      passesCondition,
      ...(errorPaths && { errorPaths }),
      ...(blocksFilterOptions && { blocksFilterOptions }),
    };
  }
  return Object.keys(forgotten).length > 0 ? forgotten : undefined;
}
