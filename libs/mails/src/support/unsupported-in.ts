import {
  displaysThatDoNoHarm,
  propertiesOfSomeElements,
  unsupportedAttributes,
  unsupportedElements,
  unsupportedInValues,
  unsupportedProperties,
} from './mail-support';

/** What of a mail's page at least one reader of mail would not draw as it is meant, in words. */
export function unsupportedIn(page: Document): string[] {
  return [...page.body.querySelectorAll('*'), page.body].flatMap((element) => [
    ...faultsOfElement(element),
    ...declarationsOf(element).flatMap((declaration) => faultsOfDeclaration(element, declaration)),
  ]);
}

function faultsOfElement(element: Element): string[] {
  const name = element.localName;
  return [
    ...readersOf(unsupportedElements, name).map((reader) => `${reader} does not know <${name}>`),
    ...unsupportedAttributes
      .filter((attribute) => element.hasAttribute(attribute))
      .map((attribute) => `${attribute} on <${name}> is taken out`),
  ];
}

function faultsOfDeclaration(element: Element, [property, value]: readonly [string, string]): string[] {
  const name = element.localName;
  const faults = readersOf(unsupportedProperties, property).map(
    (reader) => `${reader} does not know ${property} (<${name}>)`,
  );
  if (unsupportedInValues.test(value)) faults.push(`${property}: ${value} is not understood (<${name}>)`);
  const elements = propertiesOfSomeElements[property];
  if (elements && !elements.includes(name) && !isMadeUpFor(element, property)) {
    faults.push(`outlook does not know ${property} on <${name}>`);
  }
  if (/^margin/u.test(property) && /-\d|auto/u.test(value)) faults.push(`${property}: ${value} on <${name}>`);
  if (property === 'display' && !displaysThatDoNoHarm.includes(value)) faults.push(`display: ${value}`);
  return faults;
}

/** The padding of a button's link is Outlook's own property on the cell around it; <body> is a margin's one exception. */
function isMadeUpFor(element: Element, property: string): boolean {
  if (element.localName === 'body') return /^(?:0(?:px)?)$/u.test(valueOf(element, property) ?? '');
  const cell = element.parentElement;
  return (
    property === 'padding' &&
    element.localName === 'a' &&
    valueOf(element, 'display') === 'inline-block' &&
    cell !== null &&
    valueOf(cell, 'mso-padding-alt') === valueOf(element, 'padding')
  );
}

const readersOf = (list: Record<string, readonly string[]>, name: string): string[] =>
  Object.keys(list).filter((reader) => list[reader]?.includes(name));

/** As they are written: a browser would leave out Outlook's own. */
function declarationsOf(element: Element): (readonly [property: string, value: string])[] {
  return (element.getAttribute('style') ?? '')
    .split(';')
    .map((declaration) => declaration.split(':'))
    .filter(([property]) => property?.trim())
    .map(([property = '', ...value]) => [property.trim(), value.join(':').trim()] as const);
}

const valueOf = (element: Element, wanted: string): string | undefined =>
  declarationsOf(element).find(([property]) => property === wanted)?.[1];
