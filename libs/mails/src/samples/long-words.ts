/** As long as the forms allow. */
export const longName =
  'Wilhelmina Featherstonehaugh-Cholmondeley of Stratford-upon-Avon and Bishop’s Castle';

const sentence =
  'The left wall is out of square by about five millimetres over the depth, the pipe comes up 120 mm from the corner, and the window sill should be cut from the same slab. ';

/** A message of that many characters, in paragraphs. */
export const longMessage = (characters: number): string =>
  `${sentence.repeat(3).trim()}\n\n${sentence.repeat(Math.ceil(characters / sentence.length))}`.slice(
    0,
    characters,
  );
