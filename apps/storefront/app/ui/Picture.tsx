import { IMAGE_FORMATS, onImageHost, srcSet } from '../../page/images.ts';
import { usePageState } from '../page-state.ts';

/** What the media library knows about a picture. */
export interface PictureMedia {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The focal point, in percent. */
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/**
 * A picture of the media library in the width and format that the browser wants.
 * @param sizes how wide it is shown, as in HTML
 * @param first it is the largest thing that is seen first, so it is fetched at once
 * @param eager it is also seen first, but small
 * @param cropped it fills a box of another shape, cut around its focal point: needs `Picture.css`
 */
export function Picture(props: {
  media: PictureMedia;
  /** Empty if it says nothing that the text beside it does not say. */
  alt?: string;
  sizes: string;
  first?: boolean;
  eager?: boolean;
  cropped?: boolean;
  className?: string;
}) {
  const { media, alt = media.alt, sizes, first = false, eager = false, cropped = false } = props;
  const { imageHosts } = usePageState();
  const { url, width, height } = media;
  const loading = first ? ({ fetchPriority: 'high' } as const) : eager ? {} : ({ loading: 'lazy' } as const);
  const className = [props.className, cropped && 'picture-cropped'].filter(Boolean).join(' ') || undefined;
  const point = cropped ? { 'data-focal-x': inTens(media.focalX), 'data-focal-y': inTens(media.focalY) } : {};
  const src = onImageHost(url, imageHosts);
  const image = <img src={src} alt={alt} {...{ width, height, className }} {...point} {...loading} />;
  // A vector drawing is sharp at every size, and a picture of unknown width can't be offered in several.
  if (!width || url.endsWith('.svg')) return image;
  return (
    <picture>
      {IMAGE_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet({ url, width }, format, imageHosts)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}

/** In tens, for which the style sheet has rules; undefined for the middle, which needs none. */
function inTens(percent = 50): number | undefined {
  const tens = Math.round(percent / 10) * 10;
  return tens === 50 ? undefined : tens;
}
