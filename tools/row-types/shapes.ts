/** What values looked like that were read in one place: of JSON's objects and arrays also what is in them. */
export interface Shape {
  /** `null`, `string`, `number`, `boolean`, `object`, `array`, or the name of another class. */
  kinds: string[];
  /** Different short texts, in the order in which they came. */
  texts: string[];
  /** How many objects there were, and what their fields looked like. */
  objects: number;
  fields: Record<string, Shape & { seen: number }>;
  items?: Shape;
}

/** More are no list of names. */
export const mostTexts = 40;
/** Of a long array the first ones say enough. */
const mostItems = 50;

export const newShape = (): Shape => ({ kinds: [], texts: [], objects: 0, fields: {} });

/** Adds what one value looks like. */
export function addValue(shape: Shape, value: unknown): void {
  const kind = kindOf(value);
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind);
  if (typeof value === 'string' && shape.texts.length < mostTexts && !shape.texts.includes(value))
    shape.texts.push(value.slice(0, 60));
  if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const item of value.slice(0, mostItems)) addValue(shape.items, item);
  } else if (kind === 'object') {
    shape.objects += 1;
    for (const [name, field] of Object.entries(value as object)) {
      const known = (shape.fields[name] ??= { ...newShape(), seen: 0 });
      known.seen += 1;
      addValue(known, field);
    }
  }
}

function kindOf(value: unknown): string {
  if (value === null || typeof value !== 'object') return String(value === null ? null : typeof value);
  if (Array.isArray(value)) return 'array';
  const name = value.constructor.name;
  return name === 'Object' ? 'object' : name;
}
