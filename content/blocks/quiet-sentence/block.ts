import { text } from '../../fields/field-schemas.ts';
import { paragraph } from '../../fields/fields.ts';
import { defineBlock } from '../define-block.ts';
import { quietSentencePicture } from './picture.ts';

/** One statement that is worth saying by itself, in large type, with nothing around it. */
export const quietSentence = defineBlock(
  'quiet-sentence',
  'Quiet sentence',
  [
    paragraph('text', {
      required: true,
      label: 'What you say',
      help: 'One to three short sentences, large and alone. Best once a page.',
    }),
  ],
  { text },
  quietSentencePicture,
);
