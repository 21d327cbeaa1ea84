import type { SectionOf } from '../../../content/schema/sections';
import { Link } from '../../edition/link';
import { Picture } from '../../ui/picture/picture';

/** The portfolio: four projects in two columns that do not line up, like prints on a wall. */
export function Projects({ section }: { section: SectionOf<'projects'> }) {
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
