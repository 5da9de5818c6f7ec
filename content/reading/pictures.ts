import { CONTENT_SCHEMA } from '../payload/schema-name.ts';

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** What the media library knows about pictures, by the names of their files. */
export interface Pictures {
  /** Those of the names that are pictures in the media library. */
  picturesAmong(names: readonly string[]): Promise<ReadonlySet<string>>;
  /** The focal point of a picture, in per cent; null if there is no such picture. */
  focalPoint(file: string): Promise<{ x: number; y: number } | null>;
}

export function pictures(query: Query): Pictures {
  return {
    async picturesAmong(names) {
      const { rows } = await query(`select filename from ${CONTENT_SCHEMA}.media where filename = any($1)`, [
        names,
      ]);
      return new Set(rows.map(({ filename }) => filename as string));
    },
    async focalPoint(file) {
      const { rows } = await query(
        `select focal_x as x, focal_y as y from ${CONTENT_SCHEMA}.media where filename = $1`,
        [file],
      );
      const [point] = rows;
      return point ? { x: Math.round(Number(point.x ?? 50)), y: Math.round(Number(point.y ?? 50)) } : null;
    },
  };
}
