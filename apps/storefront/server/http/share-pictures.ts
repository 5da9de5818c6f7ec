import type { Figure } from '@spindle/content/fields/figure.ts';
import {
  FIGURE_HEIGHT,
  FIGURE_WIDTH,
  figureShapes,
  type Shape,
} from '@spindle/content/figures/figure-shapes.ts';
import { fewAtOnce, LineFull } from '@spindle/platform/few-at-once.ts';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Services } from '../services.ts';
import type { AppEnv } from './app-env.ts';

/** Drawing takes a core tens of milliseconds, and there are as many pictures as articles. */
const DRAWN = { atOnce: 1, waiting: 50 };

const WIDTH = 1200;
const HEIGHT = 630;
const LACQUER = '#0b0d14';
/** The colours of the lines on lacquer, as in the style sheet; SVG renderers do not know OKLCH. */
const COLOURS: Readonly<Record<string, string>> = {
  dvd: '#ff4a3d',
  'blu-ray': '#9a6bff',
  uhd: '#4f9cf5',
  suite: '#7fd88f',
  plain: '#9b9ca6',
};
const SPECTRUM = ['#7a4ff0', '#4f7df5', '#35c8d8', '#6edc6a', '#f2d24b', '#f58a3c', '#e5352b'];

/** `/images/share/…`: the picture for a page that is shared, 1200 × 630. */
export function sharePictures({ content }: Pick<Services, 'content'>) {
  const app = new Hono<AppEnv>();
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 });
  const inTurn = fewAtOnce(DRAWN);
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' };
  const draw = (key: string, drawing: () => string) => {
    const known = drawn.get(key);
    if (known) return known;
    const png = inTurn(() =>
      sharp(Buffer.from(drawing())).png({ palette: true, colours: 64, dither: 0 }).toBuffer(),
    );
    drawn.set(key, png);
    png.catch(() => drawn.delete(key));
    return png;
  };
  const send = async (c: Context<AppEnv>, key: string, drawing: () => string) => {
    try {
      return c.body(new Uint8Array(await draw(key, drawing)), 200, headers);
    } catch (error) {
      if (!(error instanceof LineFull)) throw error;
      return c.text('Too many pictures are being drawn.', 503, { 'retry-after': '2' });
    }
  };
  app.get('/images/share/:line{[a-z-]+\\.png}', async (c, next) => {
    const line = c.req.param('line').slice(0, -'.png'.length);
    if (!Object.hasOwn(COLOURS, line) || line === 'plain') return next();
    return send(c, line, () => discPicture(line));
  });
  app.get('/images/share/article/:slug{[a-z0-9-]+\\.png}', async (c, next) => {
    const slug = c.req.param('slug').slice(0, -'.png'.length);
    const address = await content.address(`/${slug}`);
    const locale = address?.type === 'articles' ? address.locales[0] : undefined;
    const article = locale && (await content.read('articles', { locale, where: { slug } }));
    if (!article) return next();
    const { figure } = article;
    const key = figure ? JSON.stringify(figure.rows) + figure.kind : 'suite';
    const drawing = () => (figure ? figurePicture(figure) : discPicture('suite'));
    return send(c, key, drawing);
  });
  return app;
}

function picture(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${LACQUER}"/>${content}</svg>`;
}

/** A disc that rises over the edge, with light on it. */
function discPicture(line: string): string {
  const centre = { x: 820, y: 360 };
  const radius = 470;
  const rings = Array.from({ length: 60 }, (_, index) => {
    const r = 130 + (index * (radius - 140)) / 60;
    return `<circle cx="${centre.x}" cy="${centre.y}" r="${r.toFixed(1)}" fill="none" stroke="#000" stroke-opacity="${index % 7 === 0 ? 0.28 : 0.12}" stroke-width="1.5"/>`;
  }).join('');
  const wedge = (from: number, to: number, fill: string, opacity: number) => {
    const at = (turn: number) =>
      `${(centre.x + radius * Math.cos(turn)).toFixed(1)} ${(centre.y + radius * Math.sin(turn)).toFixed(1)}`;
    return `<path d="M${centre.x} ${centre.y}L${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}Z" fill="${fill}" fill-opacity="${opacity}"/>`;
  };
  const steps = 180;
  const surface =
    line === 'suite'
      ? Array.from({ length: steps }, (_, index) => {
          const from = (index / steps) * 2 * Math.PI;
          return wedge(from, from + (2.4 * Math.PI) / steps, spectrumAt((2 * index) / steps), 1);
        }).join('')
      : `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="${COLOURS[line]}"/>`;
  const light = [0, Math.PI]
    .flatMap((turn) =>
      [0.34, 0.3, 0.26, 0.22, 0.18, 0.14, 0.1, 0.06].map((half) =>
        wedge(turn - 0.5 - half, turn - 0.5 + half, '#fff', 0.055),
      ),
    )
    .join('');
  const hub = `<circle cx="${centre.x}" cy="${centre.y}" r="128" fill="#f6f5f1"/><circle cx="${centre.x}" cy="${centre.y}" r="128" fill="none" stroke="#000" stroke-opacity=".25"/><circle cx="${centre.x}" cy="${centre.y}" r="52" fill="${LACQUER}"/>`;
  return picture(surface + light + rings + hub);
}

/** The colour at a place of the spectrum, which runs forth and back once; `turn` counts from 0. */
function spectrumAt(turn: number): string {
  const there = 1 - Math.abs((turn % 1) * 2 - 1);
  const at = there * (SPECTRUM.length - 1);
  const [from = '', to = from] = SPECTRUM.slice(Math.floor(at));
  const parts = [1, 3, 5].map((start) => {
    const [one, other] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    const mixed = Math.round((one ?? 0) + ((other ?? 0) - (one ?? 0)) * (at % 1));
    return mixed.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function figurePicture(figure: Figure): string {
  const scale = 5.4;
  const left = (WIDTH - FIGURE_WIDTH * scale) / 2;
  const top = (HEIGHT - FIGURE_HEIGHT * scale) / 2;
  const marks = figureShapes(figure).map(mark).join('');
  return picture(`<g transform="translate(${left} ${top}) scale(${scale})">${marks}</g>`);
}

function mark(shape: Shape): string {
  if (shape.tag === 'line') {
    return `<path d="M${shape.x1} ${shape.y}H${shape.x2}" stroke="#fff" stroke-opacity=".3" stroke-width=".6"/>`;
  }
  const fill = COLOURS[shape.line] ?? COLOURS.plain;
  if (shape.tag === 'circle')
    return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}" fill="${fill}"/>`;
  if (shape.tag === 'sector')
    return `<path d="${shape.d}" fill="${fill}" fill-opacity="${shape.opacity}" stroke="${LACQUER}"/>`;
  const edge = shape.edged ? ` stroke="${fill}" stroke-width=".6"` : '';
  return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" fill="${fill}" fill-opacity="${shape.opacity}"${edge}/>`;
}
