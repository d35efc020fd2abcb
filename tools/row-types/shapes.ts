/** The values read in one place, with the content of JSON objects and arrays. */
export interface Shape {
  /** `null`, `string`, `number`, `boolean`, `object`, `array`, or another class's name. */
  kinds: string[];
  /** Different short texts, in order of appearance. */
  texts: string[];
  /** Number of objects, and their fields. */
  objects: number;
  fields: Record<string, Shape & { seen: number }>;
  items?: Shape;
}

/** More are not an enumeration. */
export const maxTexts = 40;
/** The first items of a long array are enough. */
const maxItems = 50;

export const newShape = (): Shape => ({ kinds: [], texts: [], objects: 0, fields: {} });

/** Adds a value to its shape. */
export function addValue(shape: Shape, value: unknown): void {
  const kind = kindOf(value);
  if (!shape.kinds.includes(kind)) shape.kinds.push(kind);
  if (typeof value === 'string' && shape.texts.length < maxTexts && !shape.texts.includes(value))
    shape.texts.push(value.slice(0, 60));
  if (Array.isArray(value)) {
    shape.items ??= newShape();
    for (const item of value.slice(0, maxItems)) addValue(shape.items, item);
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
