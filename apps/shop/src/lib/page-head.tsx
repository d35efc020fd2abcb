interface PageHeadProps {
  title: string;
  intro: string;
}

export function PageHead({ title, intro }: PageHeadProps) {
  return (
    <div className="wrap grid gap-4 pt-10 pb-9 tablet:gap-6 tablet:pt-16 tablet:pb-14 desktop:grid-cols-[7fr_5fr] desktop:items-end desktop:gap-16 desktop:pt-19 desktop:pb-16">
      <h1 className="font-display text-h1">{title}</h1>
      <p className="max-w-[30em] text-lede text-balance text-ink-2">{intro}</p>
    </div>
  );
}
