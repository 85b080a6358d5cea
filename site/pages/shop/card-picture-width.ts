/** The widest rendition of a card's picture in pixels. It is enough for a screen with three pixels per CSS pixel. */
export const CARD_PICTURE_WIDTH = 828;
