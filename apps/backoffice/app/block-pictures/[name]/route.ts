import { blockKinds } from '@spindle/content/blocks/registry.ts';

/** The picture of a block, by which editors choose it. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  const kind = blockKinds.find(({ block }) => `${block.slug}.svg` === name);
  if (!kind?.picture) return new Response('There is no such picture.\n', { status: 404 });
  return new Response(kind.picture, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=3600' },
  });
}
