import { Picture } from '#design-system/picture';
import { LANTERN_PATH } from '#renderer/media/lantern-path';
import { pictureSources, type Picture as ShopPicture } from '#renderer/media/picture';
import { CARD_PICTURE_WIDTH } from './card-picture-width.ts';
import * as styles from './product-card.css.ts';

type ProductCardPictureProps = {
  readonly picture: ShopPicture | undefined;
  readonly secondPicture: ShopPicture | undefined;
  /** The picture of the colour that the visitor points at. */
  readonly preview: ShopPicture | undefined;
  readonly sizes: string;
  readonly eager: boolean;
};

/** The pictures of a card, one on top of the other, or a placeholder. The browser loads the second picture when the pointer is over the card. */
export function ProductCardPicture({
  picture,
  secondPicture,
  preview,
  sizes,
  eager,
}: ProductCardPictureProps) {
  return (
    <div className={styles.picture} data-empty={picture ? undefined : ''}>
      {picture ? (
        <CardPicture picture={picture} sizes={sizes} eager={eager} />
      ) : (
        <svg className={styles.placeholder} viewBox="0 0 80 100" aria-hidden="true">
          <path d={LANTERN_PATH} />
        </svg>
      )}
      {secondPicture && (
        <span className={styles.second}>
          <CardPicture picture={secondPicture} sizes={sizes} />
        </span>
      )}
      {preview && (
        <span className={styles.preview} key={preview.src}>
          <CardPicture picture={preview} sizes={sizes} />
        </span>
      )}
    </div>
  );
}

/** A picture of a card. Its `alt` is empty, because the name of the product describes it. */
function CardPicture({
  picture,
  sizes,
  eager = false,
}: {
  picture: ShopPicture;
  sizes: string;
  eager?: boolean;
}) {
  return <Picture {...pictureSources(picture, CARD_PICTURE_WIDTH)} alt="" sizes={sizes} eager={eager} fill />;
}
