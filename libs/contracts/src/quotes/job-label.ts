/** Several quotes under one name, as one of them says it. */
export interface JobLabel {
  id: string;
  name: string;
}
