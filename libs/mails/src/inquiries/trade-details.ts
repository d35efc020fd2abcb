import type { TradeMailData } from './inquiry-mail-data';

export const tradeDetails = ({
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

/** The two long text fields. */
export const tradeLongTexts = ({ specifications, additionalDetails }: TradeMailData) =>
  [
    { title: 'Specifications', words: specifications ?? '' },
    { title: 'Additional details', words: additionalDetails ?? '' },
  ].filter(({ words }) => words.trim());
