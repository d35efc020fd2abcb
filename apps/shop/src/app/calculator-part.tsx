export { CalculatorDialog as CalculatorPart } from '../features/calculator/calculator-dialog';
