interface SectionHeadingProps {
  eyebrow?: string | undefined;
  heading: string;
  text?: string | undefined;
}

export function SectionHeading({ eyebrow, heading, text }: SectionHeadingProps) {
  return (
    <div className="section-heading" data-reveal="">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2>{heading}</h2>
      {text && <p className="lead">{text}</p>}
    </div>
  );
}
