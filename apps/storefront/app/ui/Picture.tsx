import { IMAGE_FORMATS, onImageHost, srcSet } from '../../page/images.ts';
import { usePageState } from '../page-state.ts';

/** What the media library says of a picture. */
export interface PictureMedia {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
  /** The point that matters, in percent. */
  focalX?: number | undefined;
  focalY?: number | undefined;
}

/**
 * A picture of the media library in the width and format that the browser wants.
 * @param sizes how wide it is drawn, as in HTML
 * @param first it is the largest thing of what is seen first: fetched at once
 * @param eager it is seen first, too, and small
 * @param cropped it fills a box of another shape, and is cut around the point that matters: needs `Picture.css`
 */
export function Picture(props: {
  media: PictureMedia;
  /** Where it says nothing that the text beside it does not say: empty. */
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
  // A drawing in vectors is sharp in every size, and one of unknown size can't be offered in several.
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

/** The style sheet has a rule for every tenth; the middle needs none. */
function inTens(percent = 50): number | undefined {
  const tens = Math.round(percent / 10) * 10;
  return tens === 50 ? undefined : tens;
}
