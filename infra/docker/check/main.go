// Command compose-check loads a compose file, and files laid over it, with the compose specification's own loader, which
// refuses misspelt keys and references to things that are not there, and then looks that every file and stage
// the services are built from or are given exists.
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"

	"github.com/compose-spec/compose-go/v2/cli"
	"github.com/compose-spec/compose-go/v2/types"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: compose-check COMPOSE_FILE [OVERLAY...]")
		os.Exit(2)
	}
	project, err := load(os.Args[1:])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	missing := missingFiles(project)
	for _, line := range missing {
		fmt.Fprintln(os.Stderr, line)
	}
	if len(missing) > 0 {
		os.Exit(1)
	}
	fmt.Printf("%d services, published: %v\n", len(project.Services), published(project))
}

func load(files []string) (*types.Project, error) {
	options, err := cli.NewProjectOptions(files, cli.WithOsEnv, cli.WithResolvedPaths(true))
	if err != nil {
		return nil, err
	}
	return options.LoadProject(context.Background())
}

// published names the services that the machine's own ports lead to.
func published(project *types.Project) []string {
	var names []string
	for name, service := range project.Services {
		if len(service.Ports) > 0 {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}

func missingFiles(project *types.Project) []string {
	var missing []string
	for name, service := range project.Services {
		for _, path := range filesOf(service) {
			if _, err := os.Stat(path); err != nil {
				missing = append(missing, fmt.Sprintf("service %s: %s does not exist", name, path))
			}
		}
		if target := missingTarget(service); target != "" {
			missing = append(missing, fmt.Sprintf("service %s: its Dockerfile has no stage %s", name, target))
		}
	}
	return missing
}

// missingTarget names the stage that a service is built from where its Dockerfile has none of that name.
func missingTarget(service types.ServiceConfig) string {
	if service.Build == nil || service.Build.Target == "" {
		return ""
	}
	text, err := os.ReadFile(filepath.Join(service.Build.Context, service.Build.Dockerfile))
	if err != nil {
		return ""
	}
	for _, line := range strings.Split(string(text), "\n") {
		words := strings.Fields(line)
		if len(words) > 2 && words[0] == "FROM" && words[len(words)-1] == service.Build.Target {
			return ""
		}
	}
	return service.Build.Target
}

func filesOf(service types.ServiceConfig) []string {
	var files []string
	if service.Build != nil {
		files = append(files, filepath.Join(service.Build.Context, service.Build.Dockerfile))
	}
	for _, volume := range service.Volumes {
		if volume.Type == types.VolumeTypeBind {
			files = append(files, volume.Source)
		}
	}
	return files
}
