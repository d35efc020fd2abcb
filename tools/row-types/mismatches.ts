import ts from 'typescript';
import { maxTexts, type Shape } from './shapes.ts';

/** The type flags that allow a kind of value. */
const flagsOf: Record<string, ts.TypeFlags> = {
  null: ts.TypeFlags.Null,
  string: ts.TypeFlags.StringLike,
  number: ts.TypeFlags.NumberLike,
  boolean: ts.TypeFlags.BooleanLike,
};

/**
 * Values that their type does not allow, in sentences.
 * @param node where the type is looked at from
 */
export function mismatches(checker: ts.TypeChecker, node: ts.Node, type: ts.Type, shape: Shape): string[] {
  return compare([type], shape, '');

  function compare(types: ts.Type[], seen: Shape, path: string): string[] {
    const parts = types.flatMap((part) => (part.isUnion() ? part.types : [part]));
    if (
      parts.some(({ flags }) => flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.NonPrimitive))
    )
      return [];
    const objects = parts.filter((part) => !isList(part) && !part.symbol?.name.match(/^(Date|Buffer)$/));
    return seen.kinds.flatMap((kind) => {
      const flags = flagsOf[kind];
      if (kind === 'array') {
        const items = parts
          .filter(isList)
          .flatMap((part) => checker.getIndexTypeOfType(part, ts.IndexKind.Number) ?? []);
        if (items.length === 0) return [`${path || 'row'} is a list`];
        return seen.items ? compare(items, seen.items, `${path}[]`) : [];
      }
      if (kind === 'object') return compareObjects(objects, seen, path);
      if (flags === undefined)
        return parts.some(({ symbol }) => symbol?.name === kind) ? [] : [`${path} is a ${kind}`];
      const fitting = parts.filter((part) => part.flags & flags || isBrand(part, flags));
      if (fitting.length === 0) return [`${path} can be ${kind === 'null' ? kind : `a ${kind}`}`];
      const names = fitting.map((part) => (part.isStringLiteral() ? part.value : null));
      if (kind !== 'string' || names.includes(null) || seen.texts.length >= maxTexts) return [];
      return seen.texts.filter((text) => !names.includes(text)).map((text) => `${path} can be '${text}'`);
    });
  }

  function compareObjects(types: ts.Type[], seen: Shape, path: string): string[] {
    const open = types.filter(
      ({ flags }) => flags & ts.TypeFlags.Object || flags & ts.TypeFlags.Intersection,
    );
    if (open.length === 0) return [`${path || 'row'} is an object`];
    const names = new Set(open.flatMap((part) => checker.getPropertiesOfType(part).map(({ name }) => name)));
    return [...names].flatMap((name) => {
      const properties = open.map((part) => checker.getPropertyOfType(part, name));
      const field = seen.fields[name];
      const where = path ? `${path}.${name}` : name;
      const isNeeded = properties.every(
        (property) => property && !(property.flags & ts.SymbolFlags.Optional),
      );
      if (!field || (isNeeded && field.seen < seen.objects))
        return isNeeded ? [`${where} is not always there`] : [];
      const allowed = properties.flatMap((property) =>
        property ? [checker.getTypeOfSymbolAtLocation(property, node)] : [],
      );
      return compare(allowed, field, where);
    });
  }

  function isList(part: ts.Type): boolean {
    return checker.isArrayType(part) || checker.isTupleType(part);
  }

  function isBrand(part: ts.Type, flags: ts.TypeFlags): boolean {
    return part.isIntersection() && part.types.some((member) => member.flags & flags);
  }
}
