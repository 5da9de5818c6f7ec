import type { Sharp } from 'sharp';
import { SHARED_HEIGHT, SHARED_WIDTH } from '../../page/share-picture.ts';

/** In percent, from left and top. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Cuts a picture for sharing. A tall picture, such as a box, is shown whole: a strip across it would show nothing.
 * @param upright the picture, already rotated for viewing
 */
export async function cutForSharing(upright: Sharp, point: Point): Promise<Buffer> {
  const { autoOrient } = await upright.metadata();
  const isTall = autoOrient.height > autoOrient.width;
  const cut = isTall
    ? upright.resize(SHARED_WIDTH, SHARED_HEIGHT, { fit: 'contain', background: '#fff' })
    : upright.extract(cutAround(autoOrient, point)).resize(SHARED_WIDTH, SHARED_HEIGHT, { fit: 'fill' });
  return (
    cut
      // A site that shows it may have a dark page, which would shine through transparent areas.
      .flatten({ background: '#fff' })
      // With 256 colours: otherwise a photograph would take two megabytes.
      .png({ palette: true })
      .toBuffer()
  );
}

/** The largest part of a picture in the shape of shared pictures, with the point as close to its centre as possible. */
export function cutAround({ width, height }: { width: number; height: number }, { x, y }: Point) {
  const cutWidth = Math.min(width, Math.max(1, Math.round((height * SHARED_WIDTH) / SHARED_HEIGHT)));
  const cutHeight = Math.min(height, Math.max(1, Math.round((width * SHARED_HEIGHT) / SHARED_WIDTH)));
  const from = (whole: number, part: number, percent: number) =>
    Math.min(Math.max(Math.round((whole * percent) / 100 - part / 2), 0), whole - part);
  return {
    left: from(width, cutWidth, x),
    top: from(height, cutHeight, y),
    width: cutWidth,
    height: cutHeight,
  };
}
