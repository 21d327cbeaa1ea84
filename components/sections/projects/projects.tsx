import * as v from 'valibot';
import { LinkTo, Picture as PictureSchema, Text } from '../../../content/schema/text';
import { Link } from '../../edition/link';
import { Picture } from '../../ui/picture/picture';
import { exampleLink, examplePicture } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

/** The four projects of the portfolio. */
const schema = v.strictObject({
  kind: v.literal('projects'),
  projects: v.array(
    v.strictObject({
      category: Text,
      title: Text,
      text: Text,
      picture: PictureSchema,
      link: LinkTo,
      result: Text,
    }),
  ),
});

/** The portfolio: four projects in two columns that do not line up, like prints on a wall. */
function Projects({ section }: SectionProps<typeof schema>) {
  return (
    <div className="projects wide">
      {section.projects.map((project, index) => (
        <article key={project.title} className="project" data-reveal="">
          <Picture
            picture={project.picture}
            width={960}
            height={index % 3 === 0 ? 720 : 960}
            eager={index < 2}
          />
          <p className="eyebrow">{project.category}</p>
          <h2>{project.title}</h2>
          <p>{project.text}</p>
          <p className="project-result">{project.result}</p>
          <Link
            className="arrow-link"
            to={project.link.to}
            aria-label={`${project.link.label}: ${project.title}`}
          >
            {project.link.label}
          </Link>
        </article>
      ))}
    </div>
  );
}

export const projects = sectionKind({
  schema,
  Component: Projects,
  passages: ({ projects }) => [
    passage(
      '',
      projects.map(({ category, title, text, link, result }) => [
        category,
        title,
        text,
        link.label,
        result,
      ]),
    ),
  ],
  example: {
    kind: 'projects',
    projects: [
      {
        category: 'Shop',
        title: 'Provbageriet',
        text: 'Bread by post.',
        picture: examplePicture,
        link: exampleLink,
        result: '+40 % orders',
      },
    ],
  },
});
