import type { Block, Field } from 'payload';
import { z } from 'zod';
import { optionalText } from '../fields/field-schemas.ts';
import { type Asks, says } from '../staff/says.ts';

const anchorField: Field = {
  name: 'anchorId',
  type: 'text',
  admin: { description: 'Lets links jump here: “faq” is reached by /page#faq.' },
  validate: (value: unknown, { req }: { req?: Asks }) =>
    !value || /^[a-z][a-z0-9-]*$/.test(String(value)) || says(req)('anchor'),
};

/**
 * One kind of block: what the editor fills in, and what a page may rely on.
 * @param name slug in the content system; pages see it as `__component: 'blocks.<name>'`
 * @param picture the picture by which editors choose the block: an SVG, 480 wide and 320 high, which the back office serves
 */
export function defineBlock<const Name extends string, Shape extends z.ZodRawShape>(
  name: Name,
  singular: string,
  fields: Field[],
  shape: Shape,
  picture: string,
) {
  const block: Block = {
    slug: name,
    labels: { singular, plural: singular },
    admin: {
      disableBlockName: true,
      images: { thumbnail: { url: blockPicturePath(name), alt: singular } },
    },
    fields: [...fields, anchorField],
  };
  const component = `blocks.${name}` as const;
  const schema = z.object({
    __component: z.literal(component),
    anchorId: optionalText,
    ...shape,
  });
  return { component, block, schema, picture };
}

/** The path at which the back office serves a block's picture. */
export const blockPicturePath = (name: string) => `/block-pictures/${name}.svg`;
