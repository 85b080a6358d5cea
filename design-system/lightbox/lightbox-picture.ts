import type { PictureSource } from '../picture/picture.tsx';

/** A picture that the lightbox shows. */
export type LightboxPicture = {
  readonly id: string;
  /** URL of the largest rendition. */
  readonly src: string;
  readonly alt: string;
  readonly sources: readonly PictureSource[];
  /** Dimensions of the original in pixels. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly placeholderColor?: string | undefined;
  /** Empty without a caption. */
  readonly caption: string;
};

/** Texts of the lightbox: labels of its buttons, and the positions. */
export type LightboxTexts = {
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** One text for each picture, such as "2 of 5". */
  readonly positions: readonly string[];
};
