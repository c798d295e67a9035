import { ResearchSection } from '../../features/stats/components/research-section';
import { VideosPage } from '../../features/videos/videos-page';

/** The video data set, and what researchers may do with what is here. */
export function DatasetsPage() {
  return (
    <>
      <VideosPage />
      <ResearchSection />
    </>
  );
}
