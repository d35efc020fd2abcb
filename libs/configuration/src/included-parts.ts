import { noSinkName } from '@app/contracts';
import { basinText } from '@app/pricing';
import { cutoutNote } from './cutout-note';

interface QuotedParts {
  sinkType: { name: string; includesBasin?: boolean } | null;
  cutouts: readonly { name: string }[];
}

/** What is supplied with a top and what is not, and holes whose size no name says; one sentence for each part. */
export const includedParts = ({ sinkType, cutouts }: QuotedParts): string[] => [
  ...(sinkType && sinkType.name !== noSinkName
    ? [`${sinkType.name}: ${basinText(sinkType.includesBasin ?? false)}.`]
    : []),
  ...cutouts.flatMap(({ name }) => {
    const note = cutoutNote(name);
    return note ? [`${name}: ${note}.`] : [];
  }),
];
