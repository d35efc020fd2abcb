import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata';

/** A class whose properties carry validation rules. */
export type DtoClass = new () => object;

/** The rules of a class, with those that it inherits. */
export const rulesOf = (dto: DtoClass): ValidationMetadata[] =>
  getMetadataStorage().getTargetValidationMetadatas(dto, '', true, false);
