import { IMAGE_FORMATS, srcSet } from '../../page/images.ts';
import { usePageState } from '../page-state.ts';

/** What the media library says of a picture. */
export interface PictureMedia {
  url: string;
  alt: string;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * A picture of the media library in the width and format that the browser wants.
 * @param sizes how wide it is drawn, as in HTML
 * @param first it is the largest thing of what is seen first: fetched at once
 */
export function Picture(props: {
  media: PictureMedia;
  /** Where it says nothing that the text beside it does not say: empty. */
  alt?: string;
  sizes: string;
  first?: boolean;
}) {
  const { media, alt = media.alt, sizes, first = false } = props;
  const { imageHosts } = usePageState();
  const { url, width, height } = media;
  const loading = first ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const image = <img src={url} alt={alt} width={width} height={height} {...loading} />;
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
