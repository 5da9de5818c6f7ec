import type { FormState } from 'payload';

/**
 * Of several fields that are changed, Payload remembers the last one only (`isModified`, `fieldReducer.js`), and the
 * answer to a save by itself puts into all others what they were when it was sent (`mergeServerFormState.js`): what was
 * written meanwhile is lost, in the form and at the next save.
 * @param changed the paths of the fields that somebody has changed since the form was opened; new ones are added
 * @returns what is to be merged into the form so that it remembers them all; undefined when it does
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
      // Without these, merging makes a field valid and shown.
      valid,
      passesCondition,
      ...(errorPaths && { errorPaths }),
      ...(blocksFilterOptions && { blocksFilterOptions }),
    };
  }
  return Object.keys(forgotten).length > 0 ? forgotten : undefined;
}
