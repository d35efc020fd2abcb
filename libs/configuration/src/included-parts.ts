import { noSinkName, type TopLayout } from '@app/contracts';
import { sinkTitle } from '@app/drawing';
import { basinText } from '@app/pricing';
import { cutoutNote } from './cutout-note';

interface QuotedParts {
  sinkType: { name: string; includesBasin?: boolean } | null;
  cutouts: readonly { name: string }[];
  layout?: Pick<TopLayout, 'basin'> | null;
}

/** One sentence for each part: what is supplied with it, what is not, and the size of its holes. */
export const includedParts = ({ sinkType, cutouts, layout }: QuotedParts): string[] => [
  ...(sinkType && sinkType.name !== noSinkName
    ? [`${sinkTitle(sinkType.name, layout?.basin)}: ${basinText(sinkType.includesBasin ?? false)}.`]
    : []),
  ...cutouts.flatMap(({ name }) => {
    const note = cutoutNote(name);
    return note ? [`${name}: ${note}.`] : [];
  }),
];
