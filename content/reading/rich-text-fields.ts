import { type Field, type FlattenedField, flattenAllFields, type Payload, type RichTextField } from 'payload';

/** A node of rich text as the editor stores it; links, blocks and pictures have `fields` of their own. */
export interface Node {
  type?: unknown;
  relationTo?: unknown;
  value?: unknown;
  fields?: Record<string, unknown>;
  children?: Node[];
}

export function isRichText(value: unknown): value is { root: Node } {
  return typeof value === 'object' && value !== null && 'root' in value;
}

/** What the text editor's features know about the fields of their nodes. */
interface LexicalEditor {
  editorConfig?: {
    features?: {
      getSubFields?: Map<string, (args: { node: Node; req: { payload: Payload } }) => Field[] | null>;
    };
  };
}

/** The configured fields of a node of rich text. */
export function fieldsOfNode(
  { editor }: Pick<RichTextField, 'editor'>,
  node: Node,
  payload: Payload,
): FlattenedField[] {
  const features = (editor as LexicalEditor | undefined)?.editorConfig?.features;
  const fields = features?.getSubFields?.get(String(node.type))?.({ node, req: { payload } }) ?? [];
  return flattenAllFields({ fields });
}
