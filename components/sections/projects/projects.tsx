import * as v from 'valibot';
import { Text } from '../../../content/schema/text';
import { fill } from '../../edition/edition';
import { Link } from '../../edition/link';
import { Picture } from '../../ui/picture/picture';
import { noPassages } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** The case studies, which are all the pages that have one. */
const schema = v.strictObject({
  kind: v.literal('projects'),
  /** On the link to a case study; `{name}` stands for its customer. */
  readMore: Text,
});

/** The portfolio: the case studies in two columns that do not line up, like prints on a wall. */
function Projects({ section, page }: SectionProps<typeof schema>) {
  return (
    <div className="projects wide">
      {page.projects.map((project, index) => (
        <article key={project.route} className="project" data-reveal="">
          <Picture
            picture={project.picture}
            width={960}
            height={index % 3 === 0 ? 720 : 960}
            eager={index === 0}
          />
          <p className="eyebrow">{project.category}</p>
          <h2>{project.title}</h2>
          <p>{project.text}</p>
          <p className="project-result">{project.result}</p>
          <Link className="arrow-link" to={project.route}>
            {fill(section.readMore, { name: project.title })}
          </Link>
        </article>
      ))}
    </div>
  );
}

export const projects = sectionKind({
  schema,
  Component: Projects,
  passages: noPassages,
  example: { kind: 'projects', readMore: 'Read about {name}' },
});
