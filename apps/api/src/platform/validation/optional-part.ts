import 'reflect-metadata';
import type { DtoClass } from './rules-of';
import { wireRule } from './wire-rule';

const partKey = 'app:dto-part';

/** A request within a request: an object with rules of its own, or nothing. */
export const OptionalPart =
  (dto: DtoClass): PropertyDecorator =>
  (target, property) => {
    Reflect.defineMetadata(partKey, dto, target, property);
    wireRule({
      name: 'optionalPart',
      accepts: (value) => typeof value === 'object' && !Array.isArray(value),
      message: 'This must be an object.',
    })(target, property);
  };

/** The class of the part at a field, where that is a part. */
export const partAt = (dto: DtoClass, field: string): DtoClass | undefined =>
  Reflect.getMetadata(partKey, dto.prototype as object, field) as DtoClass | undefined;
