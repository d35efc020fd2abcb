import type { TradeMailData } from '../mail-data';

/** What a company may tell beside its name, with the form's own labels; the longest are set apart. */
export const tradeFacts = ({
  projectType,
  quantity,
  materials,
  timeline,
  edgingRequirements,
}: TradeMailData) => [
  { label: 'Project type', value: projectType },
  { label: 'Quantity', value: quantity },
  { label: 'Materials', value: materials },
  { label: 'Timeline', value: timeline },
  { label: 'Edging requirements', value: edgingRequirements },
];

/** The two fields in which a company may write at length. */
export const tradeLetters = ({ specifications, additionalDetails }: TradeMailData) =>
  [
    { title: 'Specifications', words: specifications ?? '' },
    { title: 'Additional details', words: additionalDetails ?? '' },
  ].filter(({ words }) => words.trim());
