export * from './dto-of';
export * from './form-rules';
export * from './text-rules';
