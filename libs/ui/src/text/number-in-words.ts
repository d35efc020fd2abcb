const ones = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');
const teens = 'Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(' ');
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

/** 0 to 99 in words with a capital, 'Twenty-one'; larger numbers as figures. */
export function numberInWords(number: number): string {
  const small = [...ones, ...teens][number];
  if (small) return small;
  const ten = tens[Math.floor(number / 10) - 2];
  if (!ten) return String(number);
  const one = ones[number % 10];
  return number % 10 === 0 || !one ? ten : `${ten}-${one.toLowerCase()}`;
}
