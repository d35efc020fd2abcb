/** `isSample`: an example text, hidden in production until the owner replaces it (D40). */
export interface MaybeSample {
  isSample?: true;
}

export interface Testimonial extends MaybeSample {
  text: string;
  name: string;
  /** What was ordered: 'Carrara White, 1180 × 345 mm'. */
  order: string;
}

interface TeamMember extends MaybeSample {
  name: string;
  role: string;
  /** Named beside the phone number on the contact page. */
  answersPhone?: true;
}

export interface Statistic extends MaybeSample {
  /** '27', '24 h'. */
  figure: string;
  meaning: string;
}

export interface Milestone {
  year: number;
  title: string;
  text: string;
}

/** A drawing of the streets, described for screen readers and captioned for everybody. */
export interface Sketch extends MaybeSample {
  route: string;
}

/** Texts of the site that are part of the build. Facts about the company are in the database (decision 95). */
export interface SiteContent {
  /** The streets around the showroom, drawn in apps/shop/src/pages/contact/showroom-sketch.tsx. */
  showroomSketch: Sketch | null;
  testimonials: readonly Testimonial[];
  team: readonly TeamMember[];
  statistics: readonly Statistic[];
  milestones: readonly Milestone[];
}
