import { expect, test } from 'vitest';
import { croppedStyles, type Rectangle } from '../../design-system/lightbox/cropped-picture.ts';

/** A picture of 1200 by 800 px in the middle of a window. */
const picture: Rectangle = { left: 100, top: 50, width: 1_200, height: 800 };

test('A thumbnail with the aspect ratio of its picture hides nothing', () => {
  expect(croppedStyles(picture, { left: 0, top: 0, width: 300, height: 200 }, [0.5, 0.5])).toEqual({
    transform: 'translate(-550px, -350px) scale(0.25)',
    clipPath: 'inset(0px 0px 0px 0px)',
  });
});

test('A square thumbnail hides both sides of a wide picture', () => {
  expect(croppedStyles(picture, { left: 0, top: 0, width: 200, height: 200 }, [0.5, 0.5])).toEqual({
    transform: 'translate(-600px, -350px) scale(0.25)',
    clipPath: 'inset(0px 200px 0px 200px)',
  });
});

test('A thumbnail with a focus at the left edge hides the right side of its picture', () => {
  expect(croppedStyles(picture, { left: 0, top: 0, width: 200, height: 200 }, [0, 0.5])).toEqual({
    transform: 'translate(-550px, -350px) scale(0.25)',
    clipPath: 'inset(0px 400px 0px 0px)',
  });
});

test('A wide thumbnail hides the upper and lower parts of a picture', () => {
  expect(croppedStyles(picture, { left: 700, top: 450, width: 600, height: 200 }, [0.5, 0.25])).toEqual({
    transform: 'translate(300px, 150px) scale(0.5)',
    clipPath: 'inset(100px 0px 300px 0px)',
  });
});
