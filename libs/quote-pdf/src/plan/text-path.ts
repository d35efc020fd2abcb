import { layOutText, featuresOf, type TypeStyle } from '../type/lay-out-text';
import type { Typefaces } from '../type/typefaces';

/** Text as a path: the image renderer has no fonts installed. */
interface TextPath {
  path: string;
  width: number;
}

export function textPath(text: string, style: TypeStyle, faces: Typefaces): TextPath {
  const { runs, width } = layOutText(text, style, faces);
  const paths = runs.map((run) => {
    const { font, shape } = faces[run.face] ?? faces[style.face];
    const scale = style.size / font.unitsPerEm;
    const { glyphs, positions } = shape(run.text, featuresOf(style));
    let x = run.x;
    return glyphs
      .map((glyph, index) => {
        const at = positions[index];
        const path = glyph.path
          .transform(scale, 0, 0, -scale, x + (at?.xOffset ?? 0) * scale, -(at?.yOffset ?? 0) * scale)
          .toSVG();
        x += (at?.xAdvance ?? 0) * scale;
        return path;
      })
      .join('');
  });
  return { path: paths.join(''), width };
}
