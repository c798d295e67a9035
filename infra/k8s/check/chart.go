package main

import (
	"fmt"
	"os"
	"sort"
	"strings"

	"helm.sh/helm/v3/pkg/action"
	"helm.sh/helm/v3/pkg/chart/loader"
	"helm.sh/helm/v3/pkg/chartutil"
	"helm.sh/helm/v3/pkg/engine"
	"helm.sh/helm/v3/pkg/lint/support"
)

const namespace = "isl"

// check says how many objects the chart renders to with these values, and what is wrong with them.
func check(path string, valuesFile string) (int, []string) {
	values, err := readValues(valuesFile)
	if err != nil {
		return 0, []string{err.Error()}
	}
	if troubles := lint(path, values); len(troubles) > 0 {
		return 0, troubles
	}
	rendered, err := render(path, values)
	if err != nil {
		return 0, []string{err.Error()}
	}
	objects := 0
	var troubles []string
	for _, name := range sortedKeys(rendered) {
		for _, document := range documentsOf(rendered[name]) {
			objects++
			if err := decode([]byte(document)); err != nil {
				troubles = append(troubles, fmt.Sprintf("%s: %v", name, err))
			}
		}
	}
	return objects, troubles
}

func readValues(file string) (chartutil.Values, error) {
	if file == "" {
		return chartutil.Values{}, nil
	}
	return chartutil.ReadValuesFile(file)
}

func lint(path string, values chartutil.Values) []string {
	linter := action.NewLint()
	linter.Namespace = namespace
	linter.Strict = true
	var troubles []string
	for _, message := range linter.Run([]string{path}, values).Messages {
		if message.Severity >= support.WarningSev {
			troubles = append(troubles, message.Error())
		}
	}
	return troubles
}

func render(path string, values chartutil.Values) (map[string]string, error) {
	chart, err := loader.Load(path)
	if err != nil {
		return nil, err
	}
	release := chartutil.ReleaseOptions{Name: "isl", Namespace: namespace, IsInstall: true}
	all, err := chartutil.ToRenderValues(chart, values, release, chartutil.DefaultCapabilities)
	if err != nil {
		return nil, err
	}
	return engine.Render(chart, all)
}

func documentsOf(rendered string) []string {
	var documents []string
	for _, document := range strings.Split("\n"+rendered, "\n---") {
		if isObject(document) {
			documents = append(documents, document)
		}
	}
	return documents
}

// isObject is false for what holds comments and empty lines only.
func isObject(document string) bool {
	for _, line := range strings.Split(document, "\n") {
		text := strings.TrimSpace(line)
		if text != "" && !strings.HasPrefix(text, "#") {
			return true
		}
	}
	return false
}

func sortedKeys(rendered map[string]string) []string {
	var names []string
	for name := range rendered {
		if strings.HasSuffix(name, ".yaml") {
			names = append(names, name)
		}
	}
	sort.Strings(names)
	return names
}

func init() {
	// Helm's own configuration of the person who runs this does not matter here.
	os.Setenv("HELM_NAMESPACE", namespace)
}
