/** The widest rendition of a card's picture in pixels: a card on a screen with three pixels per CSS pixel is not wider. */
export const CARD_PICTURE_WIDTH = 828;
